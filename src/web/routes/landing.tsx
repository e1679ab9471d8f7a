export default function Landing() {
  return <h1>PM Pilot</h1>
}
