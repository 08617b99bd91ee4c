import TactusPhoneLink
import Testing

/// The types of files, and the apps that open them (DocumentsInApps.OA1).
@Suite struct FileTypesTests {
  private let declared = [
    DeclaredFileType("example.recipe", conformsTo: ["public.json"], extensions: ["recipe"])
  ]

  @Test("DocumentsInApps.OA1. A file has the types of its extension, and those that apps declare")
  func types() {
    let text = FileTypes(pathExtension: "TXT", declared: declared)
    #expect(text.conform(to: "public.plain-text") && text.conform(to: "Public.Text"))
    #expect(!text.conform(to: "public.json") && !text.conform(to: "public.image"))
    let recipe = FileTypes(pathExtension: "recipe", declared: declared)
    #expect(recipe.conform(to: "example.recipe") && recipe.conform(to: "public.text"))
    let unknown = FileTypes(pathExtension: "stew", declared: declared)
    #expect(unknown.conform(to: "public.data") && !unknown.conform(to: "public.text"))
    #expect(FileTypes(pathExtension: "", declared: []).conform(to: "public.data"))
  }

  @Test("DocumentsInApps.OA1. The highest rank of an app counts, by type or by extension")
  func ranks() {
    let app = DocumentSupport(kinds: [
      DocumentKind(contentTypes: ["public.text"], rank: .alternate),
      DocumentKind(contentTypes: ["example.recipe"], rank: .owner),
      DocumentKind(contentTypes: [], extensions: ["stew"]),
    ])
    func rank(_ name: String) -> DocumentKind.Rank? {
      app.rank(for: FileTypes(pathExtension: name, declared: declared))
    }
    #expect(rank("recipe") == .owner && rank("txt") == .alternate)
    #expect(rank("STEW") == .standard && rank("png") == nil && rank("") == nil)
    let any = DocumentSupport(kinds: [DocumentKind(contentTypes: [], extensions: ["*"])])
    #expect(any.rank(for: FileTypes(pathExtension: "png", declared: [])) == .standard)
    #expect(any.rank(for: FileTypes(pathExtension: "", declared: [])) == nil)
  }
}
