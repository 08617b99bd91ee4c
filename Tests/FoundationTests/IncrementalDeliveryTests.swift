import Foundation
import TactusFoundation
import Testing

/// Tests the delivery of a task's data.
@Suite struct IncrementalDeliveryTests {
  @Test("Networking.NW77. Whether data is delivered in parts is kept with the task")
  func delivery() throws {
    // A session of the toolchain, whose tasks are not replaced by those of tests.
    let session = URLSession(configuration: URLSessionConfiguration.FoundationNetworking::ephemeral)
    let task = session.uploadTask(
      with: URLRequest(url: try #require(URL(string: "https://example.com"))), from: Data())
    #expect(task.prefersIncrementalDelivery)
    task.prefersIncrementalDelivery = false
    #expect(!task.prefersIncrementalDelivery)
    task.cancel()
  }
}
