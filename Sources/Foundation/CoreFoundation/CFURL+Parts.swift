/// Creates the URL of a file from a path; `nil` for an empty path or a form without slashes.
///
/// - Parameters:
///   - allocator: The source of memory, which Swift's memory management replaces.
///   - filePath: The path; one that is not absolute is relative to the current folder.
///   - pathStyle: The form of the path.
///   - isDirectory: Whether the path is that of a folder.
/// - Returns: The URL.
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFAllocator?, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
  CFURLCreateWithFileSystemPathRelativeToBase(allocator, filePath, pathStyle, isDirectory, nil)
}

/// Creates the URL of a file from a path relative to a folder.
public func CFURLCreateWithFileSystemPathRelativeToBase(
  _ allocator: CFAllocator?, _ filePath: CFString!, _ pathStyle: CFURLPathStyle,
  _ isDirectory: Bool, _ baseURL: CFURL!
) -> CFURL! {
  guard let filePath, !filePath.isEmpty, pathStyle == .cfurlposixPathStyle else { return nil }
  return URL(fileURLWithPath: filePath, isDirectory: isDirectory, relativeTo: baseURL)
}

/// Creates the URL of a file from the bytes of a path in UTF-8.
public func CFURLCreateFromFileSystemRepresentation(
  _ allocator: CFAllocator?, _ buffer: UnsafePointer<UInt8>!, _ bufLen: CFIndex,
  _ isDirectory: Bool
) -> CFURL! {
  guard let buffer, bufLen > 0 else { return nil }
  let bytes = UnsafeBufferPointer(start: buffer, count: bufLen)
  guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
  return CFURLCreateWithFileSystemPath(allocator, path, .cfurlposixPathStyle, isDirectory)
}

/// Writes the path of a file as a C string.
///
/// - Parameters:
///   - url: The URL.
///   - resolveAgainstBase: Whether the path is absolute.
///   - buffer: The place.
///   - maxBufLen: The number of bytes there, with the final zero.
/// - Returns: Whether the place was large enough.
public func CFURLGetFileSystemRepresentation(
  _ url: CFURL!, _ resolveAgainstBase: Bool, _ buffer: UnsafeMutablePointer<UInt8>!,
  _ maxBufLen: CFIndex
) -> Bool {
  guard let url, url.isFileURL, let buffer else { return false }
  let bytes = Array((resolveAgainstBase ? url.path : url.relativePath).utf8) + [0]
  guard bytes.count <= maxBufLen else { return false }
  for (index, byte) in bytes.enumerated() { buffer[index] = byte }
  return true
}

/// Returns the path of a URL without escapes, and without a slash at its end; `nil` for other forms
/// than that with slashes, or without a path.
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
  guard let anURL, pathStyle == .cfurlposixPathStyle, !anURL.relativePath.isEmpty else {
    return nil
  }
  return anURL.relativePath
}

/// Returns the text of a URL, relative to its base.
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL?.relativeString }

/// Returns the URL to which a URL is relative, if any.
public func CFURLGetBaseURL(_ anURL: CFURL!) -> CFURL! { anURL?.baseURL }

/// Returns a URL without a base.
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL!) -> CFURL! { relativeURL?.absoluteURL }

/// Returns the scheme of a URL, if it has one.
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL?.scheme }

/// Returns the host of a URL, if it has one.
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL?.host }

/// Returns the port of a URL; -1 if it has none.
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 {
  anURL?.port.flatMap(Int32.init(exactly:)) ?? -1
}

/// Returns the name of the user in a URL, if it has one.
public func CFURLCopyUserName(_ anURL: CFURL!) -> CFString! { anURL?.user }

/// Returns the password in a URL, if it has one.
public func CFURLCopyPassword(_ anURL: CFURL!) -> CFString! { anURL?.password }

/// Returns the path of a URL with its escapes; `nil` for a URL without a hierarchy.
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! {
  guard let anURL, !hasNoHierarchy(anURL) else { return nil }
  let text = anURL.relativeString
  guard let parts = URLComponents(string: text) else { return nil }
  return parts.percentEncodedPath
}

/// Returns the query of a URL, if it has one.
///
/// - Parameters:
///   - anURL: The URL.
///   - charactersToLeaveEscaped: The characters whose escapes stay; nil leaves all escapes.
/// - Returns: The query.
public func CFURLCopyQueryString(
  _ anURL: CFURL!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  let query = anURL.flatMap {
    URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedQuery
  }
  return CFURLCreateStringByReplacingPercentEscapes(nil, query, charactersToLeaveEscaped)
}

/// Returns the fragment of a URL, if it has one.
///
/// - Parameters:
///   - anURL: The URL.
///   - charactersToLeaveEscaped: The characters whose escapes stay; nil leaves all escapes.
/// - Returns: The fragment.
public func CFURLCopyFragment(_ anURL: CFURL!, _ charactersToLeaveEscaped: CFString!) -> CFString! {
  let fragment = anURL.flatMap {
    URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedFragment
  }
  return CFURLCreateStringByReplacingPercentEscapes(nil, fragment, charactersToLeaveEscaped)
}

/// Returns the last component of a URL's path without escapes; empty without a path.
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url?.lastPathComponent }

/// Returns the extension of a URL's path; `nil` if it has none.
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! {
  guard let url, !url.pathExtension.isEmpty else { return nil }
  return url.pathExtension
}

/// Returns whether a URL's path ends with a slash.
public func CFURLHasDirectoryPath(_ anURL: CFURL!) -> Bool { anURL?.hasDirectoryPath ?? false }

/// Returns whether a URL has a hierarchy: one with a scheme and without a slash after it, such as
/// that of a mail, has none.
public func CFURLCanBeDecomposed(_ anURL: CFURL!) -> Bool {
  anURL.map { !hasNoHierarchy($0) } ?? false
}

/// Returns a URL with one more component in its path.
public func CFURLCreateCopyAppendingPathComponent(
  _ allocator: CFAllocator?, _ url: CFURL!, _ pathComponent: CFString!, _ isDirectory: Bool
) -> CFURL! {
  guard let pathComponent else { return url }
  return url?.appendingPathComponent(pathComponent, isDirectory: isDirectory)
}

/// Returns a URL without the last component of its path.
public func CFURLCreateCopyDeletingLastPathComponent(
  _ allocator: CFAllocator?, _ url: CFURL!
) -> CFURL! {
  url?.deletingLastPathComponent()
}

/// Returns a URL with an extension at the end of its path.
public func CFURLCreateCopyAppendingPathExtension(
  _ allocator: CFAllocator?, _ url: CFURL!, _ extension: CFString!
) -> CFURL! {
  guard let `extension` else { return url }
  return url?.appendingPathExtension(`extension`)
}

/// Returns a URL without the extension of its path.
public func CFURLCreateCopyDeletingPathExtension(
  _ allocator: CFAllocator?, _ url: CFURL!
) -> CFURL! {
  url?.deletingPathExtension()
}

/// Returns the bytes of a URL's text; `nil` without a URL.
public func CFURLCreateData(
  _ allocator: CFAllocator?, _ url: CFURL!, _ encoding: CFStringEncoding, _ escapeWhitespace: Bool
) -> CFData! {
  url.map { Data($0.relativeString.utf8) }
}

private func hasNoHierarchy(_ url: URL) -> Bool {
  guard let scheme = url.scheme, url.baseURL == nil else { return false }
  return !url.relativeString.dropFirst(scheme.count + 1).hasPrefix("/")
}
