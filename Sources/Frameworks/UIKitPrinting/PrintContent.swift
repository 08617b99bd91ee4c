/// The content of a print job.
@MainActor
enum PrintContent {
  /// Items that are pictures or documents.
  case items([PrintItem])
  /// A renderer, which a formatter without one gets.
  case renderer(UIPrintPageRenderer)
}
