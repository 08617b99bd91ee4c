/// The outcomes of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The passes were added.
  case didAddPasses = 0
  /// The user wants to review the passes first.
  case shouldReviewPasses = 1
  /// The passes were not added.
  case didCancelAddPasses = 2
}
