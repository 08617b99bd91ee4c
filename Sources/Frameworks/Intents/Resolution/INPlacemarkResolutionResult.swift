public import class CoreLocation.CLPlacemark

/// A result about a place.
public class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: CLPlacemark) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [CLPlacemark]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: CLPlacemark?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
