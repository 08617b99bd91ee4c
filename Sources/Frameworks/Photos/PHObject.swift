/// An object of the photo library: an asset, an album or a list of albums.
///
/// The library of this phone is empty, so there is none (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier, which lasts.
  open var localIdentifier: String { "" }

  /// Creates an object that no library has, as tests do.
  public override init() { super.init() }

  package init(internally: Void) { super.init() }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A placeholder for an object that a change creates.
///
/// - Thread: any; all its properties are constants.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
