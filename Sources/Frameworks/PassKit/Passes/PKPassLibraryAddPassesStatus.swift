/// The end of an attempt of an app to add passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The passes were added.
  case didAddPasses = 0
  /// The user wants to look at them first.
  case shouldReviewPasses = 1
  /// The passes were not added.
  case didCancelAddPasses = 2
}
