import Foundation
import libxml2

/// A page of the web with a recipe.
public struct RecipePage {
  public let titles: [String]

  /// Reads the headings of a page.
  public init(_ html: String) throws {
    let options = Int32(HTML_PARSE_NOERROR.rawValue | HTML_PARSE_RECOVER.rawValue)
    guard !html.isEmpty,
      let document = htmlReadMemory(html, Int32(html.utf8.count), nil, "utf-8", options)
    else { throw RecipeError(page: html) }
    defer { xmlFreeDoc(document) }
    let context = xmlXPathNewContext(document)
    defer { xmlXPathFreeContext(context) }
    let found = xmlXPathEvalExpression("//h1", context)
    defer { xmlXPathFreeObject(found) }
    guard let nodes = found?.pointee.nodesetval?.pointee else { throw HiddenError.spilled }
    titles = (0..<Int(nodes.nodeNr)).compactMap { index in
      guard let text = xmlNodeGetContent(nodes.nodeTab[index]) else { return nil }
      defer { xmlFree(text) }
      return String(cString: text)
    }
  }
}
