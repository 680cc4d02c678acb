// Nothing is called by these names: importing one of them links libcurl, where it is installed.
#if canImport(Glibc)
  #if canImport(CCapabilitiesCurl)
    import CCapabilitiesCurl
  #elseif canImport(CCapabilitiesCurlDebianX86)
    import CCapabilitiesCurlDebianX86
  #elseif canImport(CCapabilitiesCurlDebianARM)
    import CCapabilitiesCurlDebianARM
  #endif
#endif
