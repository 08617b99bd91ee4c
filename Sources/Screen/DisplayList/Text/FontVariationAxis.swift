/// An axis along which a variable font varies.
package struct FontVariationAxis: Sendable, Hashable {
  /// The four characters of the axis in one number, such as those of `wght`.
  package let tag: UInt32
  /// The number of the axis's name in the file's table of names.
  package let nameID: UInt32
  /// The least, the default and the greatest value.
  package let minimum, usual, maximum: Double
  /// Whether the axis is hidden from users.
  package let isHidden: Bool
}
