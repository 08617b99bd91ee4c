extension UISheetPresentationController {
  /// A height at which a sheet rests (Presentations.DE1…).
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The raw value.
      public let rawValue: String
      /// Creates an identifier with a raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier; unique if the detent was created without one.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns the system's detent at half of the screen; inactive in a compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetDetentContext)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// Returns the system's detent at the full height of a sheet.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a height that a closure computes.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; `nil` for a unique one.
    ///   - resolver: The closure that returns the height in points, without the bottom safe area;
    ///     `nil` if the detent is inactive. Heights are limited to the maximum.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height of the detent in points, without the bottom safe area; `nil` if it is
    /// inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    /// Returns whether another object is a detent with the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Detent)?.identifier == identifier
    }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hashValue }
  }
}

/// The information from which the height of a detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
