import Social
import Testing

/// Steps Accounts.SL1–SL2.
@MainActor
@Suite struct SocialTests {
  @Test(
    "Accounts.SL1. No service for posts is available",
    arguments: [
      SLServiceTypeTwitter, SLServiceTypeFacebook, SLServiceTypeSinaWeibo,
      SLServiceTypeTencentWeibo,
    ])
  func services(service: String) {
    #expect(!SLComposeViewController.isAvailable(forServiceType: service))
    #expect(SLComposeViewController(forServiceType: service) == nil)
  }

  private func request(_ method: SLRequestMethod) throws -> SLRequest {
    let url = try #require(URL(string: "https://tea.example/leaves?a=1"))
    return try #require(
      SLRequest(
        forServiceType: SLServiceTypeTwitter, requestMethod: method, url: url,
        parameters: ["tea": "green & hot", "cups": 2]))
  }

  @Test("Accounts.SL2. A request has its parameters in the address, a form, or parts")
  func requests() throws {
    let get = try #require(try request(.GET).preparedURLRequest())
    #expect(get.httpMethod == "GET" && get.httpBody == nil)
    #expect(
      get.url?.absoluteString == "https://tea.example/leaves?a=1&cups=2&tea=green%20%26%20hot")
    let url = URL(string: "https://tea.example/leaves?a=1+2")
    let plus = SLRequest(
      forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: url,
      parameters: ["tea": "green+hot"])
    #expect(
      plus?.preparedURLRequest()?.url?.absoluteString
        == "https://tea.example/leaves?a=1+2&tea=green%2Bhot")
    let post = try #require(try request(.POST).preparedURLRequest())
    #expect(post.url?.absoluteString == "https://tea.example/leaves?a=1")
    let form = post.httpBody.map { String(decoding: $0, as: UTF8.self) }
    #expect(post.httpMethod == "POST" && form == "cups=2&tea=green%20%26%20hot")
    let several = try request(.POST)
    several.addMultipartData(
      Data("leaf".utf8), withName: "file", type: "text/plain", filename: "a\"b")
    let parts = try #require(several.preparedURLRequest())
    let body = parts.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(
      body.contains(
        "name=\"file\"; filename=\"a%22b\"\r\nContent-Type: text/plain\r\n\r\nleaf\r\n"))
    #expect(body.contains("name=\"tea\"\r\n\r\ngreen & hot\r\n"))
    let type = parts.value(forHTTPHeaderField: "Content-Type") ?? ""
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    #expect(several.requestMethod == .POST && several.parameters.count == 2)
  }
}
