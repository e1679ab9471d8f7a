import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/site-layout.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('tutorials', 'routes/tutorials.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-article.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('settings/account', 'routes/account.tsx'),
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
    route('features/:category', 'routes/category.tsx'),
    route('features/:category/:agentId', 'routes/agent.tsx'),
  ]),
] satisfies RouteConfig
