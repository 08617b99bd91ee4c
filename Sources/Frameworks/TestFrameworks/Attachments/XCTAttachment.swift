public import Foundation

/// Data that a test adds to its results: a file, an image, a log.
open class XCTAttachment: NSObject {
  /// The time for which an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// The attachment is kept if the test fails or passes.
    case keepAlways
    /// The attachment is kept if the test fails.
    case deleteOnSuccess
  }

  /// The quality of an image.
  public enum ImageQuality: Int, Sendable {
    /// The image's own quality, as PNG.
    case original
    /// A high quality, as JPEG.
    case medium
    /// A low quality, as JPEG.
    case low

    /// The quality of the JPEG; `nil` for a PNG.
    ///
    /// - Source: a guess.
    var compression: Double? {
      switch self {
      case .original: nil
      case .medium: 0.8
      case .low: 0.3
      }
    }
  }

  /// The identifier of the uniform type.
  public let uniformTypeIdentifier: String
  /// The name, which its file gets.
  open var name: String?
  /// The test's own data about the attachment, which is not kept with it.
  open var userInfo: [AnyHashable: Any]?
  /// The time for which it is kept.
  open var lifetime = Lifetime.deleteOnSuccess

  /// Creates an attachment from data.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the uniform type; `nil` for `public.data`.
  ///   - name: The name.
  ///   - payload: The data.
  ///   - userInfo: The test's own data about it.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? Self.plainType
    self.payload = payload
    self.name = name
    self.userInfo = userInfo
  }

  /// Creates an attachment from data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Creates an attachment from data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment from a text.
  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates an attachment from a file.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: AttachmentTypes.type(ofFile: url))
  }

  /// Creates an attachment from a file of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// Creates an attachment from an object that can be archived.
  public convenience init(archivableObject object: any NSSecureCoding) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(uniformTypeIdentifier: nil, name: nil, payload: data)
  }

  /// Creates an attachment from a property list.
  ///
  /// - Parameter object: An object that a property list can contain.
  public convenience init(plistObject object: Any) {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: object, format: .xml, options: 0)
    else { fatalError("XCTAttachment(plistObject:): \(object) is not a property list") }
    self.init(
      uniformTypeIdentifier: "com.apple.xml-property-list", name: nil, payload: data)
  }

  /// Creates an attachment from an image, as PNG.
  ///
  /// - Parameter image: The `UIImage`.
  public convenience init(image: NSObject) { self.init(image: image, quality: .original) }

  /// Creates an attachment from an image.
  ///
  /// - Parameters:
  ///   - image: The `UIImage`.
  ///   - quality: The quality.
  public convenience init(image: NSObject, quality: ImageQuality) {
    self.init(
      uniformTypeIdentifier: quality == .original ? "public.png" : "public.jpeg", name: nil,
      payload: FrameworkServices.data(ofImage: image, compression: quality.compression))
  }

  /// Creates an attachment from a screenshot, as PNG.
  ///
  /// - Parameter screenshot: The `XCUIScreenshot`.
  public convenience init(screenshot: NSObject) {
    self.init(
      uniformTypeIdentifier: "public.png", name: nil,
      payload: FrameworkServices.data(ofScreenshot: screenshot))
  }

  /// Creates an attachment from a screenshot.
  ///
  /// - Parameters:
  ///   - screenshot: The `XCUIScreenshot`.
  ///   - quality: The quality.
  public convenience init(screenshot: NSObject, quality: ImageQuality) {
    if quality == .original {
      self.init(screenshot: screenshot)
    } else {
      let image = FrameworkServices.value(of: (screenshot, "image"))
      self.init(image: image as? NSObject ?? NSObject(), quality: quality)
    }
  }

  // MARK: Internals

  /// The data; `nil` if there is none.
  let payload: Data?

  /// The type of unknown data.
  static let plainType = "public.data"
}
