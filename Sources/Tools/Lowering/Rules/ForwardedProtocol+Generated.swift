// swift-format-ignore-file
// Made by ForwardedProtocolTests from Sources/Frameworks.

extension ForwardedProtocol {
  static let text = ""
}
