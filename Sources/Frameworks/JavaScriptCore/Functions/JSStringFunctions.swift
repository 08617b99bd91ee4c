internal import CTactusJavaScriptCore

// The functions for strings, which call the library's (JavaScript.C1).

/// Creates a string of UTF-16 code units.
@discardableResult
public func JSStringCreateWithCharacters(_ chars: UnsafePointer<JSChar>!, _ numChars: Int)
  -> JSStringRef!
{
  tactus_JSStringCreateWithCharacters(chars, numChars)
}

/// Creates a string from a null-terminated UTF-8 text.
@discardableResult
public func JSStringCreateWithUTF8CString(_ string: UnsafePointer<CChar>!) -> JSStringRef! {
  tactus_JSStringCreateWithUTF8CString(string)
}

/// Retains a string.
@discardableResult
public func JSStringRetain(_ string: JSStringRef!) -> JSStringRef! {
  tactus_JSStringRetain(string)
}

/// Releases a string.
public func JSStringRelease(_ string: JSStringRef!) {
  tactus_JSStringRelease(string)
}

/// Returns the number of UTF-16 code units of a string.
@discardableResult
public func JSStringGetLength(_ string: JSStringRef!) -> Int {
  tactus_JSStringGetLength(string)
}

/// Returns the UTF-16 code units of a string, which are valid as long as the string.
@discardableResult
public func JSStringGetCharactersPtr(_ string: JSStringRef!) -> UnsafePointer<JSChar>! {
  tactus_JSStringGetCharactersPtr(string)
}

/// Returns the maximum size of a string in UTF-8 bytes, including the null terminator.
@discardableResult
public func JSStringGetMaximumUTF8CStringSize(_ string: JSStringRef!) -> Int {
  tactus_JSStringGetMaximumUTF8CStringSize(string)
}

/// Writes a string in UTF-8 with a null terminator, and returns the number of bytes.
@discardableResult
public func JSStringGetUTF8CString(
  _ string: JSStringRef!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: Int
) -> Int {
  tactus_JSStringGetUTF8CString(string, buffer, bufferSize)
}

/// Returns whether two strings are equal.
@discardableResult
public func JSStringIsEqual(_ a: JSStringRef!, _ b: JSStringRef!) -> Bool {
  tactus_JSStringIsEqual(a, b)
}

/// Returns whether a string equals a UTF-8 text.
@discardableResult
public func JSStringIsEqualToUTF8CString(_ a: JSStringRef!, _ b: UnsafePointer<CChar>!) -> Bool {
  tactus_JSStringIsEqualToUTF8CString(a, b)
}
