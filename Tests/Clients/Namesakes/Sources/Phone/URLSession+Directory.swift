import Foundation

// Methods for old systems, which newer ones have themselves.
extension URLSession {
  func data(from url: URL) async throws -> (Data, URLResponse) { (Data("own".utf8), answer(url)) }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return (Data("own".utf8), answer(url))
  }

  func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return (body, answer(url))
  }

  func download(from url: URL) async throws -> (URL, URLResponse) { (url, answer(url)) }

  private func answer(_ url: URL) -> URLResponse {
    URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
  }
}
