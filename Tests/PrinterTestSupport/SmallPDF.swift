/// A document of an empty page of 200 × 100 points.
public enum SmallPDF {
  /// The bytes of the document, without the table of its objects, which readers can do without.
  public static let bytes = Array(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
    trailer<</Root 1 0 R>>

    """.utf8)
}
