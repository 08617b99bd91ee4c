extension ForwardedProtocol {
  /// The protocols of the toolchain's Foundation with optional methods, in the form of the
  /// generated table; only methods that have a default implementation on Linux are optional.
  static let foundationText = """
    protocol FileManagerDelegate any NSObjectProtocol
    optional func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
    optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
    protocol NSCacheDelegate any NSObjectProtocol
    optional func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    protocol NSKeyedArchiverDelegate any AnyObject
    optional func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
    optional func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
    optional func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, with newObject: Any?)
    optional func archiverWillFinish(_ archiver: NSKeyedArchiver)
    optional func archiverDidFinish(_ archiver: NSKeyedArchiver)
    protocol NSKeyedUnarchiverDelegate any AnyObject
    optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass?
    optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
    optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
    optional func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
    optional func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
    protocol StreamDelegate any AnyObject
    optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
    protocol URLSessionDelegate any NSObjectProtocol
    optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    optional func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    protocol URLSessionTaskDelegate any URLSessionDelegate
    optional func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @Sendable @escaping (URLRequest?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @Sendable @escaping (InputStream?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @Sendable @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    protocol URLSessionDataDelegate any URLSessionTaskDelegate
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @Sendable @escaping (URLSession.ResponseDisposition) -> Void)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @Sendable @escaping (CachedURLResponse?) -> Void)
    protocol URLSessionDownloadDelegate any URLSessionTaskDelegate
    required func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    protocol URLSessionWebSocketDelegate any URLSessionTaskDelegate
    optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    protocol XMLParserDelegate any AnyObject
    optional func parserDidStartDocument(_ parser: XMLParser)
    optional func parserDidEndDocument(_ parser: XMLParser)
    optional func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
    optional func parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
    optional func parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
    optional func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
    optional func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    optional func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
    optional func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String : String])
    optional func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    optional func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    optional func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    optional func parser(_ parser: XMLParser, foundCharacters string: String)
    optional func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    optional func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    optional func parser(_ parser: XMLParser, foundComment comment: String)
    optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    optional func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
    optional func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    optional func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
    """
}
