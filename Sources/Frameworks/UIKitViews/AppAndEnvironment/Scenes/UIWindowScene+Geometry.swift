// The geometry of a window scene, and requests to change it (Rotation.RO9…).
extension UIWindowScene {
  /// The geometry of a scene at one moment.
  @preconcurrency @MainActor
  open class Geometry: NSObject, @preconcurrency NSCopying {
    /// The scene's coordinate space, whose origin is that of its frame.
    public let coordinateSpace: any UICoordinateSpace
    /// The interface orientation.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the user is resizing the scene; false on a phone.
    open var isInteractivelyResizing: Bool { false }
    /// Whether the frontmost controller locks the orientation (Rotation.RO11).
    open var isInterfaceOrientationLocked: Bool { isLocked }

    /// Creates the geometry of a screen.
    init(_ screen: UIScreen, isLocked: Bool) {
      (coordinateSpace, interfaceOrientation) = (
        screen.coordinateSpace, screen.interfaceOrientation
      )
      self.isLocked = isLocked
      super.init()
    }

    /// Creates the geometry of a screen before a rotation.
    init(
      _ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation, isLocked: Bool
    ) {
      (coordinateSpace, interfaceOrientation) = (space, orientation)
      self.isLocked = isLocked
      super.init()
    }

    private let isLocked: Bool

    /// Returns the geometry itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The preferences of a geometry request; apps create those of a platform.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }
  }

  /// The current geometry.
  public var effectiveGeometry: Geometry {
    Geometry(screen, isLocked: screen.isOrientationLocked)
  }

  /// Requests another geometry: an interface orientation (Rotation.RO9).
  ///
  /// - Parameters:
  ///   - geometryPreferences: The preferences, `GeometryPreferences.iOS`.
  ///   - errorHandler: Called with an error if the orientations are not supported.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    let wanted = preferences.interfaceOrientations ?? []
    if wanted.isEmpty { return screen.forgetRequestedOrientation() }
    guard !screen.request(wanted) else { return }
    let error = UISceneError(
      .geometryRequestDenied,
      userInfo: [
        NSLocalizedDescriptionKey:
          "None of the requested orientations are supported by the view controller."
      ])
    if let errorHandler {
      errorHandler(error)
    } else {
      RuntimeWarning.once(
        "UIWindowScene.requestGeometryUpdate: none of the requested orientations are supported by "
          + "the view controller", namesPlace: true)
    }
  }
}

extension UIWindowScene.GeometryPreferences {
  /// The preferences on a phone.
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// Creates preferences without orientations, which end an earlier request.
    public override init() { super.init() }

    /// Creates preferences with interface orientations.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }

    /// The acceptable interface orientations; nil for none.
    open var interfaceOrientations: UIInterfaceOrientationMask?
  }
}
