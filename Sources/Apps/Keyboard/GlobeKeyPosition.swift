/// The position of the globe key.
enum GlobeKeyPosition {
  /// There is none.
  case none
  /// Beside the key of the other planes.
  case row
  /// Below the keys, on phones without a Home button.
  case dock
}
