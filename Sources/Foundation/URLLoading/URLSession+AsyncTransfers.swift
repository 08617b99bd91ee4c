import FoundationNetworking
import TactusFoundationBase

// The asynchronous methods without a delegate, which an iPhone has besides those with one: so
// `URLSession` conforms to protocols of apps that require them. They are disfavored, so that an
// app's own methods of the same names are not ambiguous in its tests (Networking.NW17).
extension URLSession {
  /// Returns the data of a request, and the response.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns the data at a URL, and the response.
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Uploads data, and returns the data of the response, and the response.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Uploads a file, and returns the data of the response, and the response.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Downloads a file, and returns its place, and the response.
  @_disfavoredOverload
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await self.TactusURLLoading::download(for: request, delegate: nil)
  }

  /// Downloads a file at a URL, and returns its place, and the response.
  @_disfavoredOverload
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await self.TactusURLLoading::download(from: url, delegate: nil)
  }
}
