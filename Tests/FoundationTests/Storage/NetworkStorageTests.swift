import TactusFoundation
import Testing

/// The caches and the cookies of sessions.
@Suite struct NetworkStorageTests {
  @Test("Networking.NW57. A cache needs no folder, and has its files in a given one")
  func cache() throws {
    let plain = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
    #expect(plain.memoryCapacity == 1_000_000 && plain.diskCapacity == 0)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 0, diskCapacity: 1_000_000, directory: folder)
    let request = URLRequest(url: try #require(URL(string: "https://kettle.test/tea")))
    let response = HTTPURLResponse(
      url: try #require(request.url), statusCode: 200, httpVersion: "HTTP/1.1",
      headerFields: ["Cache-Control": "max-age=3600"])
    let data = Data("green".utf8)
    cache.storeCachedResponse(
      CachedURLResponse(response: try #require(response), data: data), for: request)
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("Networking.NW58. Cookies are stored and read for a task")
  func cookies() async throws {
    let session = URLSession(configuration: .ephemeral)
    let url = try #require(URL(string: "https://kettle.test/tea"))
    let task = session.dataTask(with: url)
    let storage = try #require(session.configuration.httpCookieStorage)
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "cup", .value: "2", .domain: "kettle.test", .path: "/",
      ]))
    storage.storeCookies([cookie], for: task)
    let found = await withCheckedContinuation { continuation in
      storage.getCookiesFor(task) { continuation.resume(returning: $0?.map(\.value)) }
    }
    #expect(found == ["2"])
    let other = session.dataTask(with: try #require(URL(string: "https://other.test/")))
    #expect(await storage.cookies(for: task)?.map(\.value) == ["2"])
    storage.getCookiesFor(other) { #expect($0?.isEmpty != false) }
    session.invalidateAndCancel()
  }

  @Test("Networking.NW60. A cookie keeps its policy about other sites")
  func sameSite() throws {
    let properties: [HTTPCookiePropertyKey: Any] = [
      .name: "cup", .value: "2", .domain: "kettle.test", .path: "/",
    ]
    func policy(_ value: Any?) -> HTTPCookieStringPolicy? {
      var all = properties
      all[.sameSitePolicy] = value
      return HTTPCookie(properties: all)?.sameSitePolicy
    }
    #expect(policy(nil) == nil && policy("none") == nil)
    #expect(policy("Lax") == .sameSiteLax && policy("strict") == .sameSiteStrict)
    #expect(policy(HTTPCookieStringPolicy.sameSiteStrict) == .sameSiteStrict)
    #expect(HTTPCookie(properties: [.name: "cup"]) == nil)
    let url = try #require(URL(string: "https://kettle.test/tea"))
    let header =
      "cup=2; Path=/; SameSite=Lax, pot=samesite; Path=/, lid=1; Secure; samesite = STRICT; Path=/"
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url)
    #expect(cookies.map(\.name) == ["cup", "pot", "lid"])
    #expect(cookies.map(\.sameSitePolicy) == [.sameSiteLax, nil, .sameSiteStrict])
  }
}
