internal import CFNetwork
import FoundationNetworking
import TactusCoreFoundation

extension URLSession {
  /// Creates a task that reads and writes a connection to a service of Bonjour, which it finds.
  public func streamTask(with service: NetService) -> URLSessionStreamTask {
    var (input, output): (InputStream?, OutputStream?)
    guard service.getInputStream(&input, outputStream: &output) else {
      return streamTask(of: nil, nil)
    }
    return streamTask(of: input, output)
  }
}
