/// Objects of a PDF document: all of them, or the annotations of a page.
package struct PDFObjects: Hashable, Sendable {
  /// The objects by their numbers; those of annotations are numbered from 0 in their order.
  package var objects: [Int: PDFValue]
  /// The number of the root; 0 for annotations.
  package var root: Int
  /// The numbers of the objects of the pages, in the order of the pages.
  package var pages: [Int]

  /// Creates a collection of objects.
  package init(objects: [Int: PDFValue], root: Int, pages: [Int]) {
    (self.objects, self.root, self.pages) = (objects, root, pages)
  }

  /// Returns a value, resolving a reference.
  package func resolve(_ value: PDFValue?) -> PDFValue? {
    var value = value
    // A chain of references is at most as long as this in a sound document (guess).
    for _ in 0..<16 {
      guard let target = value?.target else { return value }
      value = objects[target]
    }
    return nil
  }
}
