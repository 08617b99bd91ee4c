internal import CTactusJavaScriptCore

// The functions for scripts, which call the library's (JavaScript.C1).

/// Evaluates a script, and returns its value.
@discardableResult
public func JSEvaluateScript(
  _ ctx: JSContextRef!, _ script: JSStringRef!, _ thisObject: JSObjectRef!,
  _ sourceURL: JSStringRef!, _ startingLineNumber: Int32,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSEvaluateScript(ctx, script, thisObject, sourceURL, startingLineNumber, exception)
}

/// Returns whether the syntax of a script is valid.
@discardableResult
public func JSCheckScriptSyntax(
  _ ctx: JSContextRef!, _ script: JSStringRef!, _ sourceURL: JSStringRef!,
  _ startingLineNumber: Int32, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSCheckScriptSyntax(ctx, script, sourceURL, startingLineNumber, exception)
}

/// Collects the garbage of a context's group.
public func JSGarbageCollect(_ ctx: JSContextRef!) {
  tactus_JSGarbageCollect(ctx)
}
