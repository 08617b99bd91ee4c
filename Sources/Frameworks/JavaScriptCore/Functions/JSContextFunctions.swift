internal import CTactusJavaScriptCore

// The functions for contexts, which call the library's (JavaScript.C1).

/// Creates a group of contexts, which share values.
@discardableResult
public func JSContextGroupCreate() -> JSContextGroupRef! {
  tactus_JSContextGroupCreate()
}

/// Retains a group of contexts.
@discardableResult
public func JSContextGroupRetain(_ group: JSContextGroupRef!) -> JSContextGroupRef! {
  tactus_JSContextGroupRetain(group)
}

/// Releases a group of contexts.
public func JSContextGroupRelease(_ group: JSContextGroupRef!) {
  tactus_JSContextGroupRelease(group)
}

/// Creates a context with a group of its own.
@discardableResult
public func JSGlobalContextCreate(_ globalObjectClass: JSClassRef!) -> JSGlobalContextRef! {
  tactus_JSGlobalContextCreate(globalObjectClass)
}

/// Creates a context in a group; in a new one for nil.
@discardableResult
public func JSGlobalContextCreateInGroup(
  _ group: JSContextGroupRef!, _ globalObjectClass: JSClassRef!
) -> JSGlobalContextRef! {
  tactus_JSGlobalContextCreateInGroup(group, globalObjectClass)
}

/// Retains a context.
@discardableResult
public func JSGlobalContextRetain(_ ctx: JSGlobalContextRef!) -> JSGlobalContextRef! {
  tactus_JSGlobalContextRetain(ctx)
}

/// Releases a context.
public func JSGlobalContextRelease(_ ctx: JSGlobalContextRef!) {
  tactus_JSGlobalContextRelease(ctx)
}

/// Returns the global object of a context.
@discardableResult
public func JSContextGetGlobalObject(_ ctx: JSContextRef!) -> JSObjectRef! {
  tactus_JSContextGetGlobalObject(ctx)
}

/// Returns the group of a context.
@discardableResult
public func JSContextGetGroup(_ ctx: JSContextRef!) -> JSContextGroupRef! {
  tactus_JSContextGetGroup(ctx)
}

/// Returns the global context of a context.
@discardableResult
public func JSContextGetGlobalContext(_ ctx: JSContextRef!) -> JSGlobalContextRef! {
  tactus_JSContextGetGlobalContext(ctx)
}

/// Returns the name that debuggers show for a context; nil without one.
@discardableResult
public func JSGlobalContextCopyName(_ ctx: JSGlobalContextRef!) -> JSStringRef! {
  tactus_JSGlobalContextCopyName(ctx)
}

/// Names a context.
public func JSGlobalContextSetName(_ ctx: JSGlobalContextRef!, _ name: JSStringRef!) {
  tactus_JSGlobalContextSetName(ctx, name)
}

/// Returns whether web inspectors may inspect a context.
@discardableResult
public func JSGlobalContextIsInspectable(_ ctx: JSGlobalContextRef!) -> Bool {
  tactus_JSGlobalContextIsInspectable(ctx)
}

/// Allows or forbids web inspectors to inspect a context.
public func JSGlobalContextSetInspectable(_ ctx: JSGlobalContextRef!, _ inspectable: Bool) {
  tactus_JSGlobalContextSetInspectable(ctx, inspectable)
}
