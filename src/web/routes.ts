import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/site-layout.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('tutorials', 'routes/tutorials.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-article.tsx'),
    route('samples', 'routes/samples.tsx'),
    route('samples/:agentId', 'routes/sample.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('settings/account', 'routes/account.tsx'),
    route('settings/models', 'routes/models.tsx'),
    route('settings/links', 'routes/shared-links.tsx'),
    route('shared/:token/:documentId?', 'routes/shared-document.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    // For those who build with the primitives; the built product does not have it.
    ...(process.env.NODE_ENV === 'development' ? [route('gallery', 'routes/gallery.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/workspace-layout.tsx', [
    route('features', 'routes/dashboard.tsx', { id: 'features' }),
    route('dashboard', 'routes/dashboard.tsx', { id: 'dashboard' }),
    route('features/history', 'routes/history.tsx'),
    route('features/products', 'routes/products.tsx'),
    route('features/products/:productId', 'routes/product.tsx'),
    route('features/:category', 'routes/category.tsx'),
    route('features/:category/:agentId', 'routes/agent.tsx'),
  ]),
] satisfies RouteConfig
