export default function AgentRoute() {
  return <p>Loading agent...</p>
}
