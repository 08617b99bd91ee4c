import Foundation

extension NSAttributedString.Key: _WrappedWord {}
extension Notification.Name: _WrappedWord {}
extension FileAttributeKey: _WrappedWord {}
extension URLResourceKey: _WrappedWord {}
extension Stream.PropertyKey: _WrappedWord {}
