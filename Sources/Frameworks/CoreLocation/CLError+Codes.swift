extension CLError {
  /// The code `locationUnknown`.
  public static let locationUnknown = Code.locationUnknown
  /// The code `denied`.
  public static let denied = Code.denied
  /// The code `network`.
  public static let network = Code.network
  /// The code `headingFailure`.
  public static let headingFailure = Code.headingFailure
  /// The code `regionMonitoringDenied`.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// The code `regionMonitoringFailure`.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// The code `regionMonitoringSetupDelayed`.
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  /// The code `regionMonitoringResponseDelayed`.
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  /// The code `geocodeFoundNoResult`.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The code `geocodeFoundPartialResult`.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The code `geocodeCanceled`.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// The code `deferredFailed`.
  public static let deferredFailed = Code.deferredFailed
  /// The code `deferredNotUpdatingLocation`.
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  /// The code `deferredAccuracyTooLow`.
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  /// The code `deferredDistanceFiltered`.
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  /// The code `deferredCanceled`.
  public static let deferredCanceled = Code.deferredCanceled
  /// The code `rangingUnavailable`.
  public static let rangingUnavailable = Code.rangingUnavailable
  /// The code `rangingFailure`.
  public static let rangingFailure = Code.rangingFailure
  /// The code `promptDeclined`.
  public static let promptDeclined = Code.promptDeclined
  /// The code `historicalLocationError`.
  public static let historicalLocationError = Code.historicalLocationError
}
