// Nothing is called by these names: importing one of them links libcurl, where it is installed.
#if canImport(Glibc)
  #if canImport(CCurl)
    import CCurl
  #elseif canImport(CCurlDebianX86)
    import CCurlDebianX86
  #elseif canImport(CCurlDebianARM)
    import CCurlDebianARM
  #endif
#endif
