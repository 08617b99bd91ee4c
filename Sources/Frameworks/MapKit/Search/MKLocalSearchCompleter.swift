internal import TactusCrashReports

/// A completer of search queries as the user types, which always fails, because there is no service
/// (Maps.RQ3).
open class MKLocalSearchCompleter: NSObject {
  /// The older types of completions.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
  }

  /// The types of completions.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Searches.
    public static let query = ResultType(rawValue: 1 << 2)
  }

  private let failure = FailingRequest()

  /// The delegate.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The typed text; a change starts a search, an empty text cancels it.
  open var queryFragment = "" { didSet { if queryFragment != oldValue { search() } } }
  /// The area.
  open var region = MKCoordinateRegion(.world)
  /// The types of completions; an older form of `resultTypes`.
  open var filterType = FilterType.locationsAndQueries
  /// The types of completions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The filter of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The priority of the region.
  open var regionPriority = MKLocalSearchRegionPriority.default
  /// The address filter.
  open var addressFilter: MKAddressFilter?
  /// The completions: always empty.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether a search is in progress.
  open var isSearching: Bool { failure.isRunning }

  /// Creates a completer.
  public override init() { super.init() }

  /// Cancels the search; the delegate is not called.
  open func cancel() { failure.cancel() }

  private func search() {
    guard !queryFragment.isEmpty else { return failure.cancel() }
    RuntimeWarning.once(
      "MKLocalSearchCompleter: there is no service that knows places, so each search fails",
      namesPlace: true)
    failure.begin { [weak self] in
      guard let self else { return }
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }
}
