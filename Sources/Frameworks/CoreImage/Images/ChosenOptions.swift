/// The parsed options at the creation of an image.
struct ChosenOptions {
  let space: CGColorSpace?
  let encoding: ColorEncoding?
  let properties: [String: Any]
  let isNearest: Bool

  /// - Parameters:
  ///   - options: The options.
  ///   - space: The color space unless the options name one.
  ///   - properties: The properties unless the options name some.
  init(
    _ options: [CIImageOption: Any]?, _ space: CGColorSpace?, _ properties: [String: Any] = [:]
  ) {
    let isUnmanaged = options?[.colorSpace] is NSNull
    let chosen = options?[.colorSpace] as? CGColorSpace
    self.space = isUnmanaged ? nil : chosen ?? space
    encoding = self.space.map { ColorEncoding($0) }
    self.properties = options?[.properties] as? [String: Any] ?? properties
    isNearest = options?[.nearestSampling] as? Bool ?? false
  }
}
