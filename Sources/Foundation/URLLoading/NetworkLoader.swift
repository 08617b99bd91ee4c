import FoundationNetworking
import TactusFoundationBase

/// A loader of the request to which a protocol of the app was redirected, from the network.
///
/// The toolchain's own protocols only load the request that a task was created with.
final class NetworkLoader: URLProtocol {
  private var pipe: NetworkPipe?

  override func startLoading() {
    let own =
      task?.owningSession?.configuration.copy() as? URLSessionConfiguration
      ?? URLSessionConfiguration.FoundationNetworking::default
    own.FoundationNetworking::protocolClasses =
      URLSessionConfiguration.FoundationNetworking::default
      .FoundationNetworking::protocolClasses
    let pipe = NetworkPipe(to: self)
    self.pipe = pipe
    let session = URLSession(configuration: own, delegate: pipe, delegateQueue: nil)
    session.dataTask(with: request).resume()
    session.finishTasksAndInvalidate()
  }

  override func stopLoading() { pipe?.close() }
}
