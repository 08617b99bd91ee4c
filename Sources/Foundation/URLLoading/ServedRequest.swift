import FoundationNetworking
import TactusFoundationBase

extension URLRequest {
  /// The request as protocols of the app see it: with its body as a stream (Networking.NW14).
  var served: URLRequest {
    guard let body = httpBody else { return self }
    var request = self
    request.httpBodyStream = RereadStream(data: body)
    return request
  }

  /// Returns the request with the header fields that a configuration adds to those that it has not
  /// (Networking.NW21).
  func adding(headersOf configuration: URLSessionConfiguration?) -> URLRequest {
    var request = self
    for (field, value) in configuration?.httpAdditionalHeaders ?? [:] {
      guard let field = field as? String, let value = value as? String,
        request.value(forHTTPHeaderField: field) == nil
      else { continue }
      request._setValue(value, forHTTPHeaderField: field)
    }
    return request
  }
}

extension URLSessionTask {
  /// Changes the request that is served now, and returns whether that was possible.
  ///
  /// The toolchain keeps the setter internal, but its key path has it (measured, Swift 6.3 on
  /// Linux).
  @discardableResult
  func serve(_ request: URLRequest) -> Bool {
    let path: KeyPath<URLSessionTask, URLRequest?> = \.currentRequest
    guard let path = path as? ReferenceWritableKeyPath else { return false }
    self[keyPath: path] = request
    return true
  }

  /// Changes the response, and returns whether that was possible.
  func answer(_ response: URLResponse) -> Bool {
    let path: KeyPath<URLSessionTask, URLResponse?> = \.response
    guard let path = path as? ReferenceWritableKeyPath else { return false }
    self[keyPath: path] = response
    return true
  }
}
