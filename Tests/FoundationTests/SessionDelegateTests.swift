import TactusFoundation
import Testing

/// Optional methods of the delegates of sessions (Networking.NW12).
@Suite struct SessionDelegateTests {
  // Neither has a method: all are optional on an iPhone.
  private final class Silent: NSObject, URLSessionWebSocketDelegate {}

  @Test("A delegate needs no method, and each can be called")
  func optional() throws {
    let delegate: any URLSessionTaskDelegate = Silent()
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: try #require(URL(string: "https://timer.example")))
    delegate.urlSessionDidFinishEvents(forBackgroundURLSession: session)
    delegate.urlSession(session, didCreateTask: task)
    delegate.urlSession(session, taskIsWaitingForConnectivity: task)
    let asked = DispatchSemaphore(value: 0)
    delegate.urlSession(session, task: task, needNewBodyStreamFrom: 3) { stream in
      if stream == nil { asked.signal() }
    }
    #expect(asked.wait(timeout: .now()) == .success)
  }
}
