/// Returns the text that describes a value.
public func CFCopyDescription(_ cf: Any!) -> CFString! { cf.map { String(describing: $0) } }

/// Writes the text that describes a value to standard error.
public func CFShow(_ obj: Any!) {
  let text = obj.map { String(describing: $0) } ?? "(null)"
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Writes a string to standard error.
public func CFShowStr(_ str: CFString!) { CFShow(str) }
