internal import TactusCrashReports

/// A search for completions while a user types, which fails: there is no service for it
/// (Maps.RQ3).
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of completions of older systems.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
  }

  /// The kinds of completions.
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
  /// The text that the user has typed; another text begins a search, and an empty one ends it.
  open var queryFragment = "" { didSet { if queryFragment != oldValue { search() } } }
  /// The area.
  open var region = MKCoordinateRegion(.world)
  /// The kinds of completions; an older form of `resultTypes`.
  open var filterType = FilterType.locationsAndQueries
  /// The kinds of completions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The weight of the area.
  open var regionPriority = MKLocalSearchRegionPriority.default
  /// The parts of addresses.
  open var addressFilter: MKAddressFilter?
  /// The completions; none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether a search is under way.
  open var isSearching: Bool { failure.isRunning }

  /// Creates a completer.
  public override init() { super.init() }

  /// Ends the search; the delegate is not told.
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
