/// Creates a URL from a text, relative to another; `nil` if the text is none.
///
/// Brackets in the query and the fragment are escaped; characters that are already escaped stay as
/// they are, unlike those of `URL(string:)`.
public func CFURLCreateWithString(
  _ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL!
) -> CFURL! {
  guard let text = URLString else { return nil }
  let head = String(text.prefix { $0 != "?" && $0 != "#" })
  let tail = text.dropFirst(head.count).split(separator: "[", omittingEmptySubsequences: false)
    .joined(separator: "%5B").split(separator: "]", omittingEmptySubsequences: false)
    .joined(separator: "%5D")
  guard let url = URL(string: head + tail, encodingInvalidCharacters: false) else { return nil }
  return baseURL.map { URL(string: url.absoluteString, relativeTo: $0) } ?? url
}
