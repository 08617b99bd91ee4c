import TactusFoundation

extension CGColor: ArchivableValue {
  /// Decodes a color; `nil` for one of an unknown space.
  package convenience init?(from coder: NSCoder, forKey key: String) {
    let types: [AnyClass] = [NSArray.self, NSString.self, NSNumber.self]
    guard let list = coder.decodeObject(of: types, forKey: key) as? NSArray, list.count > 1,
      let name = list[0] as? String
    else { return nil }
    let numbers = list.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    let space: CGColorSpace? =
      switch name {
      case "gray": CGColorSpaceCreateDeviceGray()
      case "rgb": CGColorSpaceCreateDeviceRGB()
      case "cmyk": CGColorSpaceCreateDeviceCMYK()
      default: CGColorSpace(name: name)
      }
    guard let space, numbers.count == space.numberOfComponents + 1, numbers.count == list.count - 1
    else { return nil }
    self.init(colorSpace: space, components: numbers)
  }

  /// Encodes the name of the space and the components; a pattern is encoded as clear.
  package func encode(to coder: NSCoder, forKey key: String) {
    let device =
      switch numberOfComponents {
      case 2: "gray"
      case 5: "cmyk"
      default: "rgb"
      }
    let color = tile == nil ? self : .clear
    let name = color.colorSpace?.name ?? device
    let numbers = (color.components ?? []).map { NSNumber(value: Double($0)) }
    coder.encode(NSArray(array: [NSString(string: name)] + numbers), forKey: key)
  }

  /// The image and the size of the tile of a pattern; `nil` for another color.
  package var pattern: (image: CGImage, size: CGSize)? { tile.map { ($0.picture, $0.size) } }
}
