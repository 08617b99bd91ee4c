import UIKit
import XCTest

final class AttachmentTests: XCTestCase {
  override func setUp() async throws { try await super.setUp() }

  func testKept() throws {
    let text = XCTAttachment(string: "fair")
    text.name = "forecast"
    text.lifetime = .keepAlways
    text.userInfo = ["hour": 9]
    XCTAssertEqual(text.uniformTypeIdentifier, "public.plain-text")
    add(text)
    let list = XCTAttachment(plistObject: ["pressure": 1013])
    list.lifetime = .keepAlways
    add(list)
    XCTContext.runActivity(named: "Picture") { activity in
      let size = CGSize(width: 2, height: 2)
      let picture = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      let image = XCTAttachment(image: picture)
      image.name = "sky"
      image.lifetime = .keepAlways
      activity.add(image)
      XCTAssertEqual(
        XCTAttachment(image: picture, quality: .low).uniformTypeIdentifier, "public.jpeg")
    }
    let lost = XCTAttachment(data: Data([1, 2]))
    XCTAssertEqual(lost.lifetime, .deleteOnSuccess)
    add(lost)
  }

  func testMainBundle() {
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
    XCTAssertEqual(
      Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String, "com.apple.dt.xctest.tool")
    XCTAssertEqual(
      Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "16.0")
    XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleVersion"] as? String, "23504")
    XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleName"] as? String, "xctest")
  }
}
