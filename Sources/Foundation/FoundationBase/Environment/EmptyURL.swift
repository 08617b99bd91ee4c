/// Returns the URL of a string; lowered sources call it in place of `NSURL(string:) as URL`.
///
/// The URL of an empty string is empty, as that of an `NSURL` is on an iPhone. On Linux neither
/// `NSURL` nor `URL` has an initializer for it, but empty components have such a URL.
public func _nURL(string: String) -> URL? {
  string.isEmpty ? URLComponents().url : URL(string: string)
}
