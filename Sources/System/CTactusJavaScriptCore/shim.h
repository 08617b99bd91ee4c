// JavaScriptCore of WebKitGTK: the engine of Apple's framework, with the same functions. It is
// loaded when the first context is made: linking it would load it, with its tables and ICU's, at the
// start of every app. So the module has no `link`, and each function below finds the library's.
//
// Source: the reference of JavaScriptCore's C functions; the names in the library.
#ifndef CTACTUS_JAVASCRIPTCORE_H
#define CTACTUS_JAVASCRIPTCORE_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef const struct OpaqueJSContextGroup *JSContextGroupRef;
typedef const struct OpaqueJSContext *JSContextRef;
typedef struct OpaqueJSContext *JSGlobalContextRef;
typedef struct OpaqueJSString *JSStringRef;
typedef struct OpaqueJSClass *JSClassRef;
typedef struct OpaqueJSPropertyNameArray *JSPropertyNameArrayRef;
typedef struct OpaqueJSPropertyNameAccumulator *JSPropertyNameAccumulatorRef;
typedef const struct OpaqueJSValue *JSValueRef;
typedef struct OpaqueJSValue *JSObjectRef;
typedef uint16_t JSChar;
typedef JSValueRef (*JSFunctionCallback)(
    JSContextRef, JSObjectRef, JSObjectRef, size_t, const JSValueRef *, JSValueRef *);
typedef JSObjectRef (*JSConstructorCallback)(
    JSContextRef, JSObjectRef, size_t, const JSValueRef *, JSValueRef *);
typedef void (*JSBytesDeallocator)(void *, void *);

/// Returns the library; null if it is not installed.
static inline void *tactus_js_library(void) {
  static void *library;
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    // The handle of a library that is open already is the same.
    opened = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL);
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return opened;
}

/// Returns a function of the library; null if it has none of that name.
static inline void *tactus_js_function(void **place, const char *name) {
  void *function = __atomic_load_n(place, __ATOMIC_ACQUIRE);
  if (function) return function;
  void *library = tactus_js_library();
  if (!library) return NULL;
  function = dlsym(library, name);
  __atomic_store_n(place, function, __ATOMIC_RELEASE);
  return function;
}

/// Declares a function that calls the library's; it returns zero without the library.
#define TACTUS_JS(result, name, parameters, arguments) \
  static inline result tactus_##name parameters { \
    static void *place; \
    void *function = tactus_js_function(&place, #name); \
    if (!function) return (result)0; \
    return((result(*) parameters)function) arguments; \
  }

TACTUS_JS(JSClassRef, JSClassCreate, (const void *definition), (definition))

// Scripts
TACTUS_JS(
    JSValueRef, JSEvaluateScript,
    (JSContextRef ctx, JSStringRef script, JSObjectRef thisObject,
        JSStringRef sourceURL, int startingLineNumber, JSValueRef *exception),
    (ctx, script, thisObject, sourceURL, startingLineNumber, exception))
TACTUS_JS(
    bool, JSCheckScriptSyntax,
    (JSContextRef ctx, JSStringRef script, JSStringRef sourceURL,
        int startingLineNumber, JSValueRef *exception),
    (ctx, script, sourceURL, startingLineNumber, exception))
TACTUS_JS(void, JSGarbageCollect, (JSContextRef ctx), (ctx))

// Contexts
TACTUS_JS(JSContextGroupRef, JSContextGroupCreate, (void), ())
TACTUS_JS(JSContextGroupRef, JSContextGroupRetain, (JSContextGroupRef group), (group))
TACTUS_JS(void, JSContextGroupRelease, (JSContextGroupRef group), (group))
TACTUS_JS(
    JSGlobalContextRef, JSGlobalContextCreate,
    (JSClassRef globalObjectClass),
    (globalObjectClass))
TACTUS_JS(
    JSGlobalContextRef, JSGlobalContextCreateInGroup,
    (JSContextGroupRef group, JSClassRef globalObjectClass),
    (group, globalObjectClass))
TACTUS_JS(JSGlobalContextRef, JSGlobalContextRetain, (JSGlobalContextRef ctx), (ctx))
TACTUS_JS(void, JSGlobalContextRelease, (JSGlobalContextRef ctx), (ctx))
TACTUS_JS(JSObjectRef, JSContextGetGlobalObject, (JSContextRef ctx), (ctx))
TACTUS_JS(JSContextGroupRef, JSContextGetGroup, (JSContextRef ctx), (ctx))
TACTUS_JS(JSGlobalContextRef, JSContextGetGlobalContext, (JSContextRef ctx), (ctx))
TACTUS_JS(JSStringRef, JSGlobalContextCopyName, (JSGlobalContextRef ctx), (ctx))
TACTUS_JS(void, JSGlobalContextSetName, (JSGlobalContextRef ctx, JSStringRef name), (ctx, name))
TACTUS_JS(bool, JSGlobalContextIsInspectable, (JSGlobalContextRef ctx), (ctx))
TACTUS_JS(
    void, JSGlobalContextSetInspectable,
    (JSGlobalContextRef ctx, bool inspectable),
    (ctx, inspectable))

// Strings
TACTUS_JS(
    JSStringRef, JSStringCreateWithCharacters,
    (const JSChar *chars, size_t numChars),
    (chars, numChars))
TACTUS_JS(JSStringRef, JSStringCreateWithUTF8CString, (const char *string), (string))
TACTUS_JS(JSStringRef, JSStringRetain, (JSStringRef string), (string))
TACTUS_JS(void, JSStringRelease, (JSStringRef string), (string))
TACTUS_JS(size_t, JSStringGetLength, (JSStringRef string), (string))
TACTUS_JS(const JSChar *, JSStringGetCharactersPtr, (JSStringRef string), (string))
TACTUS_JS(size_t, JSStringGetMaximumUTF8CStringSize, (JSStringRef string), (string))
TACTUS_JS(
    size_t, JSStringGetUTF8CString,
    (JSStringRef string, char *buffer, size_t bufferSize),
    (string, buffer, bufferSize))
TACTUS_JS(bool, JSStringIsEqual, (JSStringRef a, JSStringRef b), (a, b))
TACTUS_JS(bool, JSStringIsEqualToUTF8CString, (JSStringRef a, const char *b), (a, b))

// Values
TACTUS_JS(unsigned, JSValueGetType, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsUndefined, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsNull, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsBoolean, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsNumber, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsString, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsSymbol, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsBigInt, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsObject, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(
    bool, JSValueIsObjectOfClass,
    (JSContextRef ctx, JSValueRef value, JSClassRef jsClass),
    (ctx, value, jsClass))
TACTUS_JS(bool, JSValueIsArray, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(bool, JSValueIsDate, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(
    unsigned, JSValueGetTypedArrayType,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    bool, JSValueIsEqual,
    (JSContextRef ctx, JSValueRef a, JSValueRef b, JSValueRef *exception),
    (ctx, a, b, exception))
TACTUS_JS(bool, JSValueIsStrictEqual, (JSContextRef ctx, JSValueRef a, JSValueRef b), (ctx, a, b))
TACTUS_JS(
    bool, JSValueIsInstanceOfConstructor,
    (JSContextRef ctx, JSValueRef value, JSObjectRef constructor, JSValueRef *exception),
    (ctx, value, constructor, exception))
TACTUS_JS(JSValueRef, JSValueMakeUndefined, (JSContextRef ctx), (ctx))
TACTUS_JS(JSValueRef, JSValueMakeNull, (JSContextRef ctx), (ctx))
TACTUS_JS(JSValueRef, JSValueMakeBoolean, (JSContextRef ctx, bool boolean), (ctx, boolean))
TACTUS_JS(JSValueRef, JSValueMakeNumber, (JSContextRef ctx, double number), (ctx, number))
TACTUS_JS(JSValueRef, JSValueMakeString, (JSContextRef ctx, JSStringRef string), (ctx, string))
TACTUS_JS(
    JSValueRef, JSValueMakeSymbol,
    (JSContextRef ctx, JSStringRef description),
    (ctx, description))
TACTUS_JS(
    JSValueRef, JSBigIntCreateWithDouble,
    (JSContextRef ctx, double value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    JSValueRef, JSBigIntCreateWithInt64,
    (JSContextRef ctx, int64_t integer, JSValueRef *exception),
    (ctx, integer, exception))
TACTUS_JS(
    JSValueRef, JSBigIntCreateWithUInt64,
    (JSContextRef ctx, uint64_t integer, JSValueRef *exception),
    (ctx, integer, exception))
TACTUS_JS(
    JSValueRef, JSBigIntCreateWithString,
    (JSContextRef ctx, JSStringRef string, JSValueRef *exception),
    (ctx, string, exception))
TACTUS_JS(
    JSValueRef, JSValueMakeFromJSONString,
    (JSContextRef ctx, JSStringRef string),
    (ctx, string))
TACTUS_JS(
    JSStringRef, JSValueCreateJSONString,
    (JSContextRef ctx, JSValueRef value, unsigned indent, JSValueRef *exception),
    (ctx, value, indent, exception))
TACTUS_JS(bool, JSValueToBoolean, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(
    double, JSValueToNumber,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    int, JSValueToInt32,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    unsigned, JSValueToUInt32,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    int64_t, JSValueToInt64,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    uint64_t, JSValueToUInt64,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    JSStringRef, JSValueToStringCopy,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(
    JSObjectRef, JSValueToObject,
    (JSContextRef ctx, JSValueRef value, JSValueRef *exception),
    (ctx, value, exception))
TACTUS_JS(void, JSValueProtect, (JSContextRef ctx, JSValueRef value), (ctx, value))
TACTUS_JS(void, JSValueUnprotect, (JSContextRef ctx, JSValueRef value), (ctx, value))

// Objects
TACTUS_JS(JSClassRef, JSClassRetain, (JSClassRef jsClass), (jsClass))
TACTUS_JS(void, JSClassRelease, (JSClassRef jsClass), (jsClass))
TACTUS_JS(
    JSObjectRef, JSObjectMake,
    (JSContextRef ctx, JSClassRef jsClass, void *data),
    (ctx, jsClass, data))
TACTUS_JS(
    JSObjectRef, JSObjectMakeFunctionWithCallback,
    (JSContextRef ctx, JSStringRef name, JSFunctionCallback callAsFunction),
    (ctx, name, callAsFunction))
TACTUS_JS(
    JSObjectRef, JSObjectMakeConstructor,
    (JSContextRef ctx, JSClassRef jsClass, JSConstructorCallback callAsConstructor),
    (ctx, jsClass, callAsConstructor))
TACTUS_JS(
    JSObjectRef, JSObjectMakeArray,
    (JSContextRef ctx, size_t argumentCount, const JSValueRef *arguments, JSValueRef *exception),
    (ctx, argumentCount, arguments, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeDate,
    (JSContextRef ctx, size_t argumentCount, const JSValueRef *arguments, JSValueRef *exception),
    (ctx, argumentCount, arguments, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeError,
    (JSContextRef ctx, size_t argumentCount, const JSValueRef *arguments, JSValueRef *exception),
    (ctx, argumentCount, arguments, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeRegExp,
    (JSContextRef ctx, size_t argumentCount, const JSValueRef *arguments, JSValueRef *exception),
    (ctx, argumentCount, arguments, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeDeferredPromise,
    (JSContextRef ctx, JSObjectRef *resolve, JSObjectRef *reject, JSValueRef *exception),
    (ctx, resolve, reject, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeFunction,
    (JSContextRef ctx, JSStringRef name, unsigned parameterCount, const JSStringRef *parameterNames,
        JSStringRef body, JSStringRef sourceURL, int startingLineNumber, JSValueRef *exception),
    (ctx, name, parameterCount, parameterNames, body, sourceURL, startingLineNumber, exception))
TACTUS_JS(JSValueRef, JSObjectGetPrototype, (JSContextRef ctx, JSObjectRef object), (ctx, object))
TACTUS_JS(
    void, JSObjectSetPrototype,
    (JSContextRef ctx, JSObjectRef object, JSValueRef value),
    (ctx, object, value))
TACTUS_JS(
    bool, JSObjectHasProperty,
    (JSContextRef ctx, JSObjectRef object, JSStringRef propertyName),
    (ctx, object, propertyName))
TACTUS_JS(
    JSValueRef, JSObjectGetProperty,
    (JSContextRef ctx, JSObjectRef object, JSStringRef propertyName, JSValueRef *exception),
    (ctx, object, propertyName, exception))
TACTUS_JS(
    void, JSObjectSetProperty,
    (JSContextRef ctx, JSObjectRef object, JSStringRef propertyName,
        JSValueRef value, unsigned attributes, JSValueRef *exception),
    (ctx, object, propertyName, value, attributes, exception))
TACTUS_JS(
    bool, JSObjectDeleteProperty,
    (JSContextRef ctx, JSObjectRef object, JSStringRef propertyName, JSValueRef *exception),
    (ctx, object, propertyName, exception))
TACTUS_JS(
    bool, JSObjectHasPropertyForKey,
    (JSContextRef ctx, JSObjectRef object, JSValueRef propertyKey, JSValueRef *exception),
    (ctx, object, propertyKey, exception))
TACTUS_JS(
    JSValueRef, JSObjectGetPropertyForKey,
    (JSContextRef ctx, JSObjectRef object, JSValueRef propertyKey, JSValueRef *exception),
    (ctx, object, propertyKey, exception))
TACTUS_JS(
    void, JSObjectSetPropertyForKey,
    (JSContextRef ctx, JSObjectRef object, JSValueRef propertyKey,
        JSValueRef value, unsigned attributes, JSValueRef *exception),
    (ctx, object, propertyKey, value, attributes, exception))
TACTUS_JS(
    bool, JSObjectDeletePropertyForKey,
    (JSContextRef ctx, JSObjectRef object, JSValueRef propertyKey, JSValueRef *exception),
    (ctx, object, propertyKey, exception))
TACTUS_JS(
    JSValueRef, JSObjectGetPropertyAtIndex,
    (JSContextRef ctx, JSObjectRef object, unsigned propertyIndex, JSValueRef *exception),
    (ctx, object, propertyIndex, exception))
TACTUS_JS(
    void, JSObjectSetPropertyAtIndex,
    (JSContextRef ctx, JSObjectRef object, unsigned propertyIndex,
        JSValueRef value, JSValueRef *exception),
    (ctx, object, propertyIndex, value, exception))
TACTUS_JS(void *, JSObjectGetPrivate, (JSObjectRef object), (object))
TACTUS_JS(bool, JSObjectSetPrivate, (JSObjectRef object, void *data), (object, data))
TACTUS_JS(bool, JSObjectIsFunction, (JSContextRef ctx, JSObjectRef object), (ctx, object))
TACTUS_JS(
    JSValueRef, JSObjectCallAsFunction,
    (JSContextRef ctx, JSObjectRef object, JSObjectRef thisObject,
        size_t argumentCount, const JSValueRef *arguments, JSValueRef *exception),
    (ctx, object, thisObject, argumentCount, arguments, exception))
TACTUS_JS(bool, JSObjectIsConstructor, (JSContextRef ctx, JSObjectRef object), (ctx, object))
TACTUS_JS(
    JSObjectRef, JSObjectCallAsConstructor,
    (JSContextRef ctx, JSObjectRef object, size_t argumentCount,
        const JSValueRef *arguments, JSValueRef *exception),
    (ctx, object, argumentCount, arguments, exception))
TACTUS_JS(
    JSPropertyNameArrayRef, JSObjectCopyPropertyNames,
    (JSContextRef ctx, JSObjectRef object),
    (ctx, object))
TACTUS_JS(
    JSPropertyNameArrayRef, JSPropertyNameArrayRetain,
    (JSPropertyNameArrayRef array),
    (array))
TACTUS_JS(void, JSPropertyNameArrayRelease, (JSPropertyNameArrayRef array), (array))
TACTUS_JS(size_t, JSPropertyNameArrayGetCount, (JSPropertyNameArrayRef array), (array))
TACTUS_JS(
    JSStringRef, JSPropertyNameArrayGetNameAtIndex,
    (JSPropertyNameArrayRef array, size_t index),
    (array, index))
TACTUS_JS(
    void, JSPropertyNameAccumulatorAddName,
    (JSPropertyNameAccumulatorRef accumulator, JSStringRef propertyName),
    (accumulator, propertyName))

// TypedArrays
TACTUS_JS(
    JSObjectRef, JSObjectMakeTypedArray,
    (JSContextRef ctx, unsigned arrayType, size_t length, JSValueRef *exception),
    (ctx, arrayType, length, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeTypedArrayWithBytesNoCopy,
    (JSContextRef ctx, unsigned arrayType, void *bytes, size_t byteLength,
        JSBytesDeallocator bytesDeallocator, void *deallocatorContext, JSValueRef *exception),
    (ctx, arrayType, bytes, byteLength, bytesDeallocator, deallocatorContext, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeTypedArrayWithArrayBuffer,
    (JSContextRef ctx, unsigned arrayType, JSObjectRef buffer, JSValueRef *exception),
    (ctx, arrayType, buffer, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeTypedArrayWithArrayBufferAndOffset,
    (JSContextRef ctx, unsigned arrayType, JSObjectRef buffer,
        size_t byteOffset, size_t length, JSValueRef *exception),
    (ctx, arrayType, buffer, byteOffset, length, exception))
TACTUS_JS(
    void *, JSObjectGetTypedArrayBytesPtr,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    size_t, JSObjectGetTypedArrayLength,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    size_t, JSObjectGetTypedArrayByteLength,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    size_t, JSObjectGetTypedArrayByteOffset,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    JSObjectRef, JSObjectGetTypedArrayBuffer,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    JSObjectRef, JSObjectMakeArrayBufferWithBytesNoCopy,
    (JSContextRef ctx, void *bytes, size_t byteLength,
        JSBytesDeallocator bytesDeallocator, void *deallocatorContext, JSValueRef *exception),
    (ctx, bytes, byteLength, bytesDeallocator, deallocatorContext, exception))
TACTUS_JS(
    void *, JSObjectGetArrayBufferBytesPtr,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))
TACTUS_JS(
    size_t, JSObjectGetArrayBufferByteLength,
    (JSContextRef ctx, JSObjectRef object, JSValueRef *exception),
    (ctx, object, exception))

#undef TACTUS_JS
#endif
