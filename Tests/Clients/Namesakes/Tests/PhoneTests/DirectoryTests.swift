import XCTest

@testable import Phone

/// The package's own methods of `URLSession`, which have the names of the system's.
final class DirectoryTests: XCTestCase {
  func testOwnMethods() async throws {
    let url = try XCTUnwrap(URL(string: "https://directory.example/"))
    let session = URLSession.shared
    let (data, response) = try await session.data(from: url)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "own")
    XCTAssertEqual(response.url, url)
    let (same, _) = try await session.data(for: URLRequest(url: url))
    XCTAssertEqual(same, data)
    let (body, _) = try await session.upload(for: URLRequest(url: url), from: Data("up".utf8))
    XCTAssertEqual(body, Data("up".utf8))
    let (file, _) = try await session.download(from: url)
    XCTAssertEqual(file, url)
  }
}
