/// A value that a coder writes without an object of its own.
package protocol ArchivableValue {
  /// Decodes a value; `nil` for a value of another type, or one that is not finite.
  init?(from coder: NSCoder, forKey key: String)
  /// Encodes the value.
  func encode(to coder: NSCoder, forKey key: String)
}

extension Bool: ArchivableValue {
  package init?(from coder: NSCoder, forKey key: String) { self = coder.decodeBool(forKey: key) }
  package func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension ArchivableValue where Self: FixedWidthInteger {
  package init?(from coder: NSCoder, forKey key: String) {
    self.init(truncatingIfNeeded: coder.decodeInt64(forKey: key))
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(Int64(truncatingIfNeeded: self), forKey: key)
  }
}

extension Int: ArchivableValue {}
extension Int32: ArchivableValue {}
extension UInt: ArchivableValue {}
extension UInt32: ArchivableValue {}

extension ArchivableValue where Self: BinaryFloatingPoint {
  package init?(from coder: NSCoder, forKey key: String) {
    let number = coder.decodeDouble(forKey: key)
    guard !number.isNaN else { return nil }
    self.init(number)
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(Double(self), forKey: key)
  }
}

extension Double: ArchivableValue {}
extension Float: ArchivableValue {}
extension CGFloat: ArchivableValue {}

extension String: ArchivableValue {
  package init?(from coder: NSCoder, forKey key: String) {
    guard let text = coder.decodeObject(of: [NSString.self], forKey: key) as? NSString else {
      return nil
    }
    self.init(describing: text)
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(self as Any?, forKey: key)
  }
}

extension Data: ArchivableValue {
  package init?(from coder: NSCoder, forKey key: String) {
    guard let data = coder.decodeObject(of: [NSData.self], forKey: key) as? NSData else {
      return nil
    }
    self.init(referencing: data)
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(self as Any?, forKey: key)
  }
}

/// A value of several numbers, archived as a list of them.
package protocol ArchivableNumbers: ArchivableValue {
  /// The numbers.
  var archivedNumbers: [CGFloat] { get }
  /// The count of numbers of every value.
  static var archivedCount: Int { get }
  /// Creates a value from as many finite numbers.
  init(archivedNumbers: [CGFloat])
}

extension ArchivableNumbers {
  package init?(from coder: NSCoder, forKey key: String) {
    guard let numbers = [CGFloat](from: coder, forKey: key), numbers.count == Self.archivedCount
    else { return nil }
    self.init(archivedNumbers: numbers)
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    archivedNumbers.encode(to: coder, forKey: key)
  }
}

extension [CGFloat]: ArchivableValue {
  /// Decodes finite numbers.
  package init?(from coder: NSCoder, forKey key: String) {
    let types: [AnyClass] = [NSArray.self, NSNumber.self]
    guard let list = coder.decodeObject(of: types, forKey: key) as? NSArray else { return nil }
    let numbers = list.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    guard numbers.count == list.count, numbers.allSatisfy(\.isFinite) else { return nil }
    self = numbers
  }
  package func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(NSArray(array: map { NSNumber(value: Double($0)) }), forKey: key)
  }
}

extension CGPoint: ArchivableNumbers {
  package static var archivedCount: Int { 2 }
  package var archivedNumbers: [CGFloat] { [x, y] }
  package init(archivedNumbers: [CGFloat]) {
    self.init(x: archivedNumbers[0], y: archivedNumbers[1])
  }
}

extension CGSize: ArchivableNumbers {
  package static var archivedCount: Int { 2 }
  package var archivedNumbers: [CGFloat] { [width, height] }
  package init(archivedNumbers: [CGFloat]) {
    self.init(width: archivedNumbers[0], height: archivedNumbers[1])
  }
}

extension CGRect: ArchivableNumbers {
  package static var archivedCount: Int { 4 }
  package var archivedNumbers: [CGFloat] { origin.archivedNumbers + size.archivedNumbers }
  package init(archivedNumbers: [CGFloat]) {
    self.init(
      origin: CGPoint(archivedNumbers: Array(archivedNumbers.prefix(2))),
      size: CGSize(archivedNumbers: Array(archivedNumbers.suffix(2))))
  }
}
