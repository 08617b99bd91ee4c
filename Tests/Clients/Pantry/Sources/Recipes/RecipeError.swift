/// An error of a recipe; the file imports nothing.
public struct RecipeError: Error {
  public let page: String

  public init(page: String) { self.page = page }
}

enum HiddenError: Error { case spilled }
