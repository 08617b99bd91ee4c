/// What happened to passes that an app wanted to add.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The passes were added.
  case didAddPasses = 0
  /// The user wants to look at them first.
  case shouldReviewPasses = 1
  /// The passes were not added.
  case didCancelAddPasses = 2
}
