import TactusFoundation
import Testing

/// The options of configurations, and the reasons of errors (Networking.NW13).
struct SessionConfigurationTests {
  @Test("Networking.NW13. Options are stored, and copied into a session")
  func options() {
    let configuration = URLSessionConfiguration.default
    #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
    configuration.waitsForConnectivity = true
    configuration.allowsConstrainedNetworkAccess = false
    configuration.multipathServiceType = .handover
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    let own = URLSession(configuration: configuration).configuration
    configuration.waitsForConnectivity = false
    #expect(own.waitsForConnectivity && !own.allowsConstrainedNetworkAccess)
    #expect(own.multipathServiceType == .handover)
    #expect(own.tlsMinimumSupportedProtocolVersion == .TLSv12)
    #expect(own.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(URLSessionConfiguration.default.allowsConstrainedNetworkAccess)
  }

  @available(*, deprecated, message: "tests earlier names")
  @Test("Networking.NW13. Versions of TLS have earlier names")
  func earlierVersions() {
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocol = .tlsProtocol12
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv11
    #expect(configuration.tlsMaximumSupportedProtocol == .tlsProtocol11)
    configuration.tlsMinimumSupportedProtocol = .sslProtocol3
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv10)
  }

  @Test("Networking.NW13. A configuration for the background has its identifier")
  func background() async throws {
    let configuration = URLSessionConfiguration.background(withIdentifier: "kettle")
    #expect(configuration.identifier == "kettle" && configuration.sessionSendsLaunchEvents)
    let request = URLRequest(url: try #require(URL(string: "https://kettle.test")))
    // The network is off.
    await #expect(throws: URLError.self) {
      try await URLSession(configuration: configuration).data(for: request)
    }
  }

  @Test("Networking.NW13. Options of a request are stored, beside its other values")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://kettle.test")))
    request.setValue("tea", forHTTPHeaderField: "x-drink")
    #expect(request.allowsExpensiveNetworkAccess && !request.assumesHTTP3Capable)
    request.allowsExpensiveNetworkAccess = false
    request.assumesHTTP3Capable = true
    request.attribution = .user
    #expect(!request.allowsPersistentDNS && request.cookiePartitionIdentifier == nil)
    request.cookiePartitionIdentifier = "pot"
    #expect(request.cookiePartitionIdentifier == "pot")
    request.cookiePartitionIdentifier = nil
    #expect(request.cookiePartitionIdentifier == nil)
    let copy = request
    request.allowsExpensiveNetworkAccess = true
    #expect(!copy.allowsExpensiveNetworkAccess && copy.assumesHTTP3Capable)
    #expect(copy.attribution == .user && copy.allowsConstrainedNetworkAccess)
    #expect(copy.value(forHTTPHeaderField: "x-drink") == "tea")
    #expect(request.allowsExpensiveNetworkAccess && request.url == copy.url)
  }

  @Test("Networking.NW28. Configurations are equal if their values are")
  func comparison() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Tea": "1"]
    configuration.waitsForConnectivity = true
    let own = URLSession(configuration: configuration).configuration
    #expect(own == configuration && own.hash == configuration.hash && own !== configuration)
    let changes: [(URLSessionConfiguration) -> Void] = [
      { $0.timeoutIntervalForRequest = 3 }, { $0.httpAdditionalHeaders = ["X-Tea": "2"] },
      { $0.waitsForConnectivity = false }, { $0.urlCache = nil }, { $0.protocolClasses = [] },
      { $0.identifier = "kettle" }, { $0.httpShouldSetCookies.toggle() },
    ]
    for change in changes {
      let other = URLSession(configuration: configuration).configuration
      change(other)
      #expect(other != configuration)
    }
    #expect(!configuration.isEqual("a"))
  }

  @Test("Networking.NW24. All kinds of traffic are stored, with Apple's numbers")
  func kindsOfTraffic() throws {
    let configuration = URLSessionConfiguration.default
    #expect(configuration.networkServiceType == .default)
    #expect(configuration.sharedContainerIdentifier == nil && configuration.usesClassicLoadingMode)
    configuration.networkServiceType = .responsiveAV
    configuration.sharedContainerIdentifier = "group.kettle"
    configuration.usesClassicLoadingMode = false
    let own = URLSession(configuration: configuration).configuration
    #expect(own.networkServiceType == .responsiveAV && !own.usesClassicLoadingMode)
    #expect(own.sharedContainerIdentifier == "group.kettle")
    var request = URLRequest(url: try #require(URL(string: "https://kettle.test")))
    #expect(request.networkServiceType == .default)
    request.networkServiceType = .callSignaling
    #expect(request.networkServiceType.rawValue == 11)
    #expect(request.networkServiceType == .networkServiceTypeCallSignaling)
    let numbers = [0, 1, 2, 3, 4, 6, 8, 9, 11].map(NSURLRequestNetworkServiceType.init(rawValue:))
    #expect(
      numbers == [
        .default, .voip, .video, .background, .voice, .responsiveData, .avStreaming, .responsiveAV,
        .callSignaling,
      ])
  }

  @Test("Networking.NW15. Copies of a request keep the properties of protocols")
  func properties() throws {
    let url = try #require(URL(string: "https://kettle.test"))
    let marked = NSMutableURLRequest(url: url)
    URLProtocol.setProperty(true, forKey: "served", in: marked)
    URLProtocol.setProperty("tea", forKey: "drink", in: marked)
    var request = marked as URLRequest
    request.setValue("1", forHTTPHeaderField: "x-count")
    #expect(URLProtocol.property(forKey: "served", in: request) as? Bool == true)
    let again = try #require((request as NSURLRequest).mutableCopy() as? NSMutableURLRequest)
    URLProtocol.removeProperty(forKey: "served", in: again)
    let last = again as URLRequest
    #expect(URLProtocol.property(forKey: "served", in: last) == nil)
    #expect(URLProtocol.property(forKey: "drink", in: last) as? String == "tea")
    #expect(URLProtocol.property(forKey: "served", in: request) as? Bool == true)
    #expect(last.value(forHTTPHeaderField: "x-count") == "1")
  }

  @Test("An error tells why it occurred")
  func reasons() {
    let error = URLError(
      .cancelled,
      userInfo: [
        NSURLErrorBackgroundTaskCancelledReasonKey: 1, NSURLErrorNetworkUnavailableReasonKey: 2,
        NSURLSessionDownloadTaskResumeData: Data([1]),
      ])
    #expect(error.backgroundTaskCancelledReason == .backgroundUpdatesDisabled)
    #expect(error.networkUnavailableReason == .constrained)
    #expect(error.downloadTaskResumeData == Data([1]))
    #expect(URLError(.cancelled).backgroundTaskCancelledReason == nil)
  }

  @Test("Networking.NW18. Header fields keep their names, and are empty without any")
  func headerFields() throws {
    var request = URLRequest(url: try #require(URL(string: "http://localhost")))
    #expect(request._allHTTPHeaderFields == [:])
    request._allHTTPHeaderFields?["x-tea"] = "green"
    request._setValue("a", forHTTPHeaderField: "lower-case")
    request._addValue("b", forHTTPHeaderField: "Lower-Case")
    request._addValue("c", forHTTPHeaderField: "other")
    let expected = ["x-tea": "green", "Lower-Case": "a,b", "other": "c"]
    #expect(request._allHTTPHeaderFields == expected)
    #expect(request.value(forHTTPHeaderField: "X-Tea") == "green")
    let copy = try #require((request as NSURLRequest).mutableCopy() as? NSMutableURLRequest)
    copy._setValue(nil, forHTTPHeaderField: "X-TEA")
    copy._addValue("d", forHTTPHeaderField: "other")
    #expect(copy._allHTTPHeaderFields == ["Lower-Case": "a,b", "other": "c,d"])
    #expect((copy as NSURLRequest)._allHTTPHeaderFields == copy.allHTTPHeaderFields)
  }

  @Test("Networking.NW78. Header fields of responses keep their names, except usual ones")
  func responseFields() throws {
    let url = try #require(URL(string: "http://localhost"))
    let fields = [
      "kettleKey1": "a", "X-Tea-ID": "b", "content-length": "3", "ETag": "c",
      "www-authenticate": "d",
    ]
    let made = HTTPURLResponse._make(
      url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
    let response = try #require(made)
    let expected = [
      "kettleKey1": "a", "X-Tea-ID": "b", "Content-Length": "3", "Etag": "c",
      "WWW-Authenticate": "d",
    ]
    #expect(response.allHeaderFields as? [String: String] == expected)
    #expect(response.value(forHTTPHeaderField: "KETTLEKEY1") == "a")
    #expect(response.expectedContentLength == 3 && response.statusCode == 200)
    let none = HTTPURLResponse._make(
      url: url, statusCode: 204, httpVersion: nil, headerFields: nil)
    #expect(none?.allHeaderFields.isEmpty == true)
  }
}
